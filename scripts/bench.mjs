// `npm run bench`: prepare, then run the bench pinned to the second core; its servers pin themselves to the first.
import { build, install, NODE, run } from './prepare.mjs';

install();
build();
run('taskset', ['-c', '1', NODE, 'bench/run.ts'], { NODE_ENV: 'production' });
