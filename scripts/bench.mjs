// `npm run bench`: installs and builds, then runs the bench on the second core; its servers run on the first, with the same flags.
import { build, install, NODE, run } from './prepare.mjs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './runtime.mjs';

install();
build();
run('taskset', ['-c', '1', NODE, ...NODE_FLAGS, 'bench/run.ts'], { ...NODE_ENVIRONMENT, NODE_ENV: 'production' });
