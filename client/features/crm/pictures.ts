/** Pictures of our own: these pages are there whatever the backend's media server has. */
export const PICTURES = {
	centre: '/pictures/life-tea-4x5_704x880_6e6964_6230c4/704.webp',
	coupons: '/pictures/hero-dawn-4x5_960x1200_a28880_4a6dff/960.webp',
} as const;
