/** The colours of an hour: the sky from top to horizon, the sea from far to near, land from far to near, the key block and the light. */
export type Palette = {
	sky: readonly [top: string, high: string, low: string, horizon: string];
	sea: readonly [far: string, middle: string, near: string];
	land: readonly [far: string, middle: string, near: string];
	key: string;
	light: string;
};

export const DAWN: Palette = {
	sky: ['#1f4568', '#6d93a3', '#f0d3a6', '#ee9d7c'],
	sea: ['#e9ab8d', '#7d9dab', '#234f72'],
	land: ['#8e93a3', '#3f5163', '#1e2f38'],
	key: '#16242f',
	light: '#ffe9bf',
};

export const MORNING: Palette = {
	sky: ['#2f6f9f', '#8fbcc9', '#dfe6d3', '#f4e3c3'],
	sea: ['#c9dcd0', '#6fa3ae', '#22597c'],
	land: ['#9db1b5', '#567a78', '#27463f'],
	key: '#1b2f38',
	light: '#fff3d6',
};

export const NOON: Palette = {
	sky: ['#1d62a0', '#6caccb', '#c9e0dc', '#f1ead2'],
	sea: ['#1f6f9c', '#2fa5ab', '#a9dcc4'],
	land: ['#7fa5b0', '#3f7a5c', '#1f4a38'],
	key: '#17303a',
	light: '#fff8e4',
};

export const DUSK: Palette = {
	sky: ['#23395f', '#65719a', '#e3a08a', '#f3c68f'],
	sea: ['#e2ad8c', '#6f7397', '#20345a'],
	land: ['#8c83a0', '#444a70', '#1b2440'],
	key: '#121b30',
	light: '#ffdf9a',
};

export const NIGHT: Palette = {
	sky: ['#0c1f3f', '#1b3d68', '#3d6688', '#7f9ca4'],
	sea: ['#3b6283', '#1c4068', '#0b1f3e'],
	land: ['#2f4f70', '#183354', '#0a1a30'],
	key: '#071222',
	light: '#ffd57c',
};

export const RAIN: Palette = {
	sky: ['#4d6373', '#7f949c', '#b7c1bf', '#cfd2c8'],
	sea: ['#b4c0bf', '#7d939b', '#435f6f'],
	land: ['#98a8a9', '#5b7472', '#2b423f'],
	key: '#1c2a30',
	light: '#f5e6bd',
};
