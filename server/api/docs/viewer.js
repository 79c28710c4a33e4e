// Sets up Swagger UI on the page at /api/docs.

/** Swagger UI waits until an answer has ended, which a stream of events doesn't do for minutes: it gets the first event alone. */
async function fetchFirstEvent(url, options) {
	const response = await fetch(url, options);
	if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
	const reader = response.body.getReader();
	const { value } = await reader.read();
	await reader.cancel();
	return new Response(value, response);
}

SwaggerUIBundle({
	url: '/api/openapi.json',
	domNode: document.querySelector('#viewer'),
	deepLinking: true,
	defaultModelsExpandDepth: 0,
	displayRequestDuration: true,
	filter: true,
	tryItOutEnabled: true,
	// By default validator.swagger.io is asked about the document.
	validatorUrl: null,
	// The document names the site's public address. Calls go to the origin that shows this page, and so with its cookies.
	requestInterceptor(request) {
		const { pathname, search } = new URL(request.url, location.href);
		return Object.assign(request, { url: location.origin + pathname + search, userFetch: fetchFirstEvent });
	},
});
