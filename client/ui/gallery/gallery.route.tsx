export default function Gallery() {
	return <main />;
}
