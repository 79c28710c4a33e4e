import { execFileSync } from 'node:child_process';
import puppeteer, { type ConsoleMessage } from 'puppeteer-core';
import { type Driver, type Fault, lastingFaults, type Size } from './driver.ts';

/** The words of a message, with the stack of each error in it. Rejects when its document is gone. */
const wordsOf = async (message: ConsoleMessage): Promise<string> => {
	const words = message
		.args()
		.map((part) => part.evaluate((value) => (value instanceof Error ? `${value}\n${value.stack}` : String(value))));
	return (await Promise.all(words)).join(' ') || message.text();
};

/** Starts Debian's Firefox without a window, with a new profile. */
export async function startFirefox(size: Size): Promise<Driver> {
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath: execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim(),
	});
	const [page = await browser.newPage()] = await browser.pages();
	await page.setViewport(size);
	const faults: Fault[] = [];
	let leaving = false;
	page.on('request', (request) => {
		leaving ||= request.isNavigationRequest();
	});
	page.on('domcontentloaded', () => {
		leaving = false;
	});
	page.on('pageerror', (error) => faults.push({ text: String(error), leaving }));
	page.on('console', async (message) => {
		if (message.type() !== 'error') return;
		const fault: Fault = { text: message.text(), leaving };
		faults.push(fault);
		fault.text = await wordsOf(message).catch(() => fault.text);
	});
	return {
		go: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
		evaluate: (expression) => page.evaluate(expression),
		press: (x, y) => page.mouse.click(x, y),
		type: (text) => page.keyboard.type(text),
		keep: (cookie) => browser.setCookie({ ...cookie, domain: 'localhost', path: '/' }),
		picture: () => page.screenshot({ encoding: 'base64' }),
		errors: () => lastingFaults(faults),
		close: () => browser.close(),
	};
}
