import { createContext } from 'react-router';
import type { Api } from '#shared/catalogue/catalogue.ts';

/** Gives loaders and actions their `api`: bound in process on the server, to `fetch` in the browser. */
export const apiContext = createContext<Api>();
