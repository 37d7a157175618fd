import { optionRadiationActe } from '@espace-adherent/contract/options'
import { unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { retraitDemarche } from './retrait.tsx'
import { textes } from './textes.ts'

export default retraitDemarche(
  optionRadiationActe,
  (choix) =>
    ({ value, onChange, ...champ }) =>
      unParmi<string>(
        textes.retirerLequel,
        choix,
      )({
        ...champ,
        value: value[0] ?? '',
        onChange: (code) => onChange([code]),
      }),
)
