import {
  type FaitsAjoutOption,
  optionAffiliationActe,
} from '@espace-adherent/contract/options/actes.ts'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jourEffet } from '@espace-adherent/ui/champs/effet.tsx'
import { puis, unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import { RatiosCotisations } from '../ratios/index.tsx'
import { choixRenforts } from './retrait.tsx'
import { textes } from './textes.ts'

type Props = VueDe<typeof optionAffiliationActe>

const prixDe = ({ renforts }: FaitsAjoutOption, code: string) =>
  renforts.find((renfort) => renfort.code === code)?.montantMensuel ?? 0

function Choix({ form, faits, plages }: Props) {
  const choisi = faits.renforts.find(({ code }) => code === form.watch('code'))
  const hint = choisi && <p role="status">{choisi.description}</p>
  return (
    <>
      {champs(form, {
        code: puis(unParmi(textes.lequel, choixRenforts(faits.renforts), { hint }), (code) =>
          form.setValue('montantMensuel', prixDe(faits, code)),
        ),
        dateEffet: jourEffet(textes.debut, plages),
      })}
      <RatiosCotisations ratios={faits.ratios} />
    </>
  )
}

export default demarche(
  optionAffiliationActe,
  { renfort: Choix },
  {
    rien: ({ renforts }) => renforts.length === 0 && { titre: textes.aucunAAjouter },
    initial({ faits, search }) {
      const code = search.get('renfort') ?? ''
      return { code, montantMensuel: prixDe(faits, code) }
    },
  },
)
