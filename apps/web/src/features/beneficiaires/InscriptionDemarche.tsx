import { inscriptionBeneficiaireActe } from '@espace-adherent/contract/beneficiaires'
import { NIR_PROPRE } from '@espace-adherent/domain/beneficiaires/inscription.ts'
import { isLienCouple } from '@espace-adherent/domain/beneficiaires/liens.ts'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jourEffet } from '@espace-adherent/ui/champs/effet.tsx'
import { texte, unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { BirthDateField } from '@espace-adherent/ui/dates/BirthDateField.tsx'
import { NirField } from '@espace-adherent/ui/nir/NirField.tsx'
import { portail } from '../../platform/portail/settings.ts'
import { demarche, type VueDe } from '../actes/index.ts'
import { useChoix } from '../referentiel/index.ts'
import { textes } from './textes.ts'

type Props = VueDe<typeof inscriptionBeneficiaireActe>

const Personne = ({ form }: Props) =>
  champs(form, {
    lien: unParmi(textes.lien, textes.liens),
    codeCivilite: unParmi(textes.civilite, useChoix('civilite')),
    sexe: unParmi(textes.sexe, useChoix('sexe')),
    prenom: texte(textes.prenom, { autoComplete: 'off' }),
    nom: texte(textes.nom, { autoComplete: 'off' }),
    dateNaissance: (champ) => <BirthDateField {...champ} required autoComplete="off" />,
  })

function Rattachement({ form, faits, plages }: Props) {
  const { lien, nirDe } = form.watch()
  const { isDonneesROMonegasquesActivated } = portail().config
  const ouvrants = faits.assures.filter(({ hasNir }) => hasNir)
  return champs(form, {
    nirDe:
      !isLienCouple(lien) &&
      unParmi(textes.nirDe, [
        { valeur: NIR_PROPRE, libelle: textes.nirPropre },
        ...ouvrants.map(({ id, prenom }) => ({ valeur: id, libelle: textes.nirDeQui(prenom) })),
      ]),
    nir:
      nirDe === NIR_PROPRE &&
      ((champ) => (
        <NirField
          {...champ}
          label={textes.nir}
          hint={textes.nirAide}
          required
          cle="obligatoire"
          isMonegasqueActivated={isDonneesROMonegasquesActivated}
        />
      )),
    organisme: texte(textes.organisme, { hint: textes.organismeAide }),
    teletransmission: unParmi(textes.teletransmission, [
      { valeur: true, libelle: textes.transmis },
      { valeur: false, libelle: textes.nonTransmis },
    ]),
    dateEffet: jourEffet(textes.aPartirDu, plages),
  })
}

export default demarche(
  inscriptionBeneficiaireActe,
  { personne: Personne, rattachement: Rattachement },
  {
    initial: ({ faits, search }) => ({
      organisme: faits.organisme ?? '',
      lien: search.get('lien') ?? '',
    }),
  },
)
