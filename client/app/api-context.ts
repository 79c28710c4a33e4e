import { createContext } from 'react-router';
import type { Api } from '#shared/catalogue/catalogue.ts';

/** Where loaders and actions find `api`: bound in process on the server, to `fetch` in the browser. */
export const apiContext = createContext<Api>();
