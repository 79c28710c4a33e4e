type Column = { name: string; sum?: boolean; wide?: boolean };

/** The names of a table's columns; a `sum` stands to the right, a `wide` one only where there is room. */
export const TableHead = ({ columns }: { columns: readonly Column[] }) => (
	<thead>
		<tr className="border-b border-control text-14 text-2">
			{columns.map(({ name, sum, wide }) => (
				<th
					key={name}
					scope="col"
					className={`py-3 font-normal not-last:pr-4 ${sum ? 'text-right' : 'text-left'} ${wide ? 'max-md:hidden' : ''}`}
				>
					{name}
				</th>
			))}
		</tr>
	</thead>
);
