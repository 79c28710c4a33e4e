// Grades the addresses in `asked.json` with MDN's HTTP Observatory, which is installed in the folder of the first argument. Prints the results as
// JSON.
import { readFileSync } from 'node:fs';

const [folder, httpPort, httpsPort] = process.argv.slice(2);
const from = (path) => import(`${folder}/node_modules/@mdn/mdn-http-observatory/src/${path}`);
const { retrieve } = await from('retriever/retriever.js');
const { ALL_TESTS } = await from('constants.js');
const { getGradeForScore, getScoreModifier } = await from('grader/grader.js');

const found = [];
for (const { name, path, cookie } of JSON.parse(readFileSync(`${folder}/asked.json`, 'utf8'))) {
	const headers = ['Accept: text/html', ...(cookie ? [`Cookie: ${cookie}`] : [])];
	const retrieved = await retrieve('localhost', { httpPort, httpsPort, path, headers });
	const results = ALL_TESTS.map((test) => test(retrieved));
	const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
	found.push({
		name,
		path,
		status: retrieved.responses.auto?.status ?? 0,
		verified: retrieved.responses.auto?.verified === true,
		score,
		grade: getGradeForScore(score).grade,
		failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
	});
}
process.stdout.write(JSON.stringify(found));
