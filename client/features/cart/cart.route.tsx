import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { CartCheckout } from '#client/parts/cart/cart-checkout.tsx';
import { CartList } from '#client/parts/cart/cart-list.tsx';
import { setCount, type UnchangedRow } from '#client/parts/cart/set-count.ts';
import { useCart } from '#client/parts/cart/use-cart.ts';
import { paths } from '#shared/paths.ts';

/** A cart that could not be loaded is loaded again by the page, which shows that it is loading. */
export async function loader({ context }: LoaderFunctionArgs) {
	try {
		return { cart: await context.get(apiContext)('GET /cart', {}) };
	} catch {
		return { cart: null };
	}
}

/** Changes a row's number for a page without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
	const unchanged = await setCount(await request.formData(), context.get(apiContext));
	return unchanged ? data(unchanged, { status: 422 }) : redirect(paths.cart);
}

export const shouldRevalidate = (): boolean => false;

/** The cart as a page; phones have it in this form only. */
export default function CartPage() {
	const { cart: loaded } = useLoaderData<typeof loader>();
	const { t } = useTranslation('cart');
	const cart = useCart(loaded, useActionData<UnchangedRow>());
	const filled = cart.voyages.some(({ closed }) => closed === null);
	return (
		<main data-short-footer="" className="column pt-10 pb-24 md:py-16">
			<PageHead title={t('title')} path={paths.cart} />
			<header className="mb-8 md:mb-12">
				<h1>{t('title')}</h1>
				{filled && <p className="mt-3 max-w-measure text-muted">{t('lead')}</p>}
			</header>
			<div className={`grid items-start gap-x-12 gap-y-8 ${filled ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}>
				<CartList cart={cart} level="h2" />
				{filled && (
					<section
						aria-labelledby="cart-sum"
						data-bottom-bar="page"
						className="booking-bar cart-bar fixed inset-x-0 z-sticky border-t border-line bg-page px-gutter py-3 shadow-2 md:sticky md:top-[calc(var(--header)+1.5rem)] md:z-auto md:rounded-3 md:border md:bg-soft md:p-6 md:shadow-none"
					>
						<h2 id="cart-sum" className="mb-4 card-title max-md:sr-only">
							{t('sum.title')}
						</h2>
						<CartCheckout
							cart={cart}
							className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:grid md:justify-stretch md:gap-y-5"
						/>
						<p className="mt-4 text-14 text-muted max-md:hidden">{t('sum.hint')}</p>
					</section>
				)}
			</div>
		</main>
	);
}
