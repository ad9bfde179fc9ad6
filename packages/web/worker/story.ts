/** What only a result or a replay needs of a table: it is fetched when one is opened. */
export { storyOf } from '@hexwright/table';
