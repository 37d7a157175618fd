export { sanitizeContenu } from './sanitize.ts'
export { type ContenuSnapshot, createContenuSnapshot, TOPIC_CONTENUS } from './snapshot.ts'
export { createBlocklistsSource } from './source.ts'
