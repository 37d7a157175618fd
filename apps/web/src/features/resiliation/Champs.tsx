import type { resiliationActe } from '@espace-adherent/contract/resiliation'
import {
  aidesMotifResiliation,
  isMotifResiliation,
  libelleEvenement,
  libellesMotifResiliation,
} from '@espace-adherent/domain/resiliation'
import { AdresseField, type ProposerAdresses } from '@espace-adherent/ui/adresse/AdresseField.tsx'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jour, recit, unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import type { VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

type Props = VueDe<typeof resiliationActe> & {
  /** Proposes addresses to somebody who is signed in. */
  proposer?: ProposerAdresses
}

/** Why, when, and where to write: all of it optional. */
export function Demande({ form, proposer }: Props) {
  const motif = form.watch('motif')
  const evenement = libelleEvenement(motif)
  const aide = isMotifResiliation(motif) ? aidesMotifResiliation[motif] : textes.motifAide
  const required = false
  return champs(form, {
    motif: unParmi(textes.motif, libellesMotifResiliation, {
      hint: <p role="status">{aide}</p>,
      required,
    }),
    evenementLe: evenement ? jour(evenement, { required }) : null,
    souhaiteeLe: jour(textes.souhaiteeLe, { hint: textes.souhaiteeAide, required }),
    precision: recit(textes.precision, { rows: 3, required }),
    adresse: proposer
      ? (champ) => (
          <AdresseField
            {...champ}
            label={textes.adresse}
            hint={textes.adresseAide}
            proposer={proposer}
          />
        )
      : recit(textes.adresse, { hint: textes.adresseAide, rows: 2, required }),
  })
}
