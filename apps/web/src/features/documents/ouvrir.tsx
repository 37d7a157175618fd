import { attestationAddress } from '@espace-adherent/contract/addresses'
import type { EditionProposee } from '@espace-adherent/contract/documents'
import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import type { FileAsked } from '../../platform/query/file.ts'

/** The reader of documents is large: it comes with the first of them. */
const Visionneuse = lazyView(() => import('./Visionneuse.tsx'))
const PeriodeDialog = lazyView(() => import('./PeriodeDialog.tsx'))

/** Shows a document over the page, without leaving it. */
export const ouvrirDocument = (asked: FileAsked) =>
  modals.open((close) => <Visionneuse asked={asked} onClose={close} />)

export const editionAsked = (
  { code, libelle }: Pick<EditionProposee, 'code' | 'libelle'>,
  params: { debut?: string; fin?: string } = {},
): FileAsked => ({
  resource: attestationAddress,
  verb: 'print',
  params: { edition: code, ...params },
  titre: libelle,
})

/** For a statement, after the period was chosen. */
export const choisirPeriode = (edition: EditionProposee) =>
  modals.open((close) => (
    <PeriodeDialog
      edition={edition}
      onClose={close}
      onChoose={({ debut, fin }) => {
        close()
        ouvrirDocument(editionAsked(edition, { debut, fin }))
      }}
    />
  ))
