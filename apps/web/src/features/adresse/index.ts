import { propositionsAdresseResource } from '@espace-adherent/contract/adresse'
import type { ProposerAdresses } from '@espace-adherent/ui/adresse/AdresseField.tsx'
import { readRows } from '../../platform/query/list.ts'

/** The server asks the address base: the browser tells nobody else what is typed. */
export const proposerAdresses: ProposerAdresses = async (q) =>
  (await readRows(propositionsAdresseResource, { q })).rows
