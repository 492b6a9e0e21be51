/**
 * A SELECT of the rows of a batch, which come as one array for each column. `columns` are names with types, the first of them
 * is the statement's `first` value. An array that is shorter than the others is filled up with null.
 * Arrays that are unnested side by side in the select list are walked along. In FROM, PostgreSQL would first write each of them
 * into a store of its own (measured: a seventh of the time that a batch of steps takes).
 */
export function givenRows(columns: Readonly<Record<string, string>>, first = 1): string {
  const values = Object.entries(columns).map(
    ([name, type], index) => `unnest($${first + index}::${type}[]) AS ${name}`,
  );
  return `SELECT ${values.join(", ")}`;
}
