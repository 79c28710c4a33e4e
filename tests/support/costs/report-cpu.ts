/** Loaded into a process of the site before its own code: answers each message with the milliseconds of processor time that the process has used. */
process.on('message', () => {
	const { user, system } = process.cpuUsage();
	process.send?.((user + system) / 1_000);
});
process.once('disconnect', () => process.exit(0));
