/** What the checks still let pass, each with its reason. These lists may only shrink. */

/** A pause and what was put aside are an insurer’s. */
export const platformForeignKeys: readonly string[] = [
  'apps/api/src/platform/jobs/jobs.schema.ts → apps/api/src/features/portail/portail.schema.ts',
]

/** « folder → folder »: without these, no folder would lead back to itself. */
export const foldersToUntie: readonly string[] = [
  // The one door (app/demonstration.ts) stands in the product, and the demonstration is made with its installer.
  'apps/api/src/app → apps/api/demo',
  // Who is signed in is read like anything else, and everything is read as somebody who is signed in.
  'apps/web/src/platform/session → apps/web/src/platform/http',
  'apps/web/src/platform/session → apps/web/src/platform/query',
  // The message about a name is one of those that check a form, which know names.
  'packages/domain/src/identite → packages/domain/src/validation',
  // The folder that tests copy is prepared by the bundled server.
  'scripts/support → scripts/build',
]

/** « file → table »: statements that write or lock a table of somebody else. */
export const writersBeside: readonly string[] = []
