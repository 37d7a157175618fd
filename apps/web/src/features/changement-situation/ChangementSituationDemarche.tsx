import {
  libellesChangement as libelles,
  situationContractuelleActe,
} from '@espace-adherent/contract/changement-situation'
import { libellesNatureChangement } from '@espace-adherent/domain/changement-situation'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jourEffet } from '@espace-adherent/ui/champs/effet.tsx'
import { liste, texte, unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import { useChoix } from '../referentiel/index.ts'
import { textes } from './textes.ts'

type Props = VueDe<typeof situationContractuelleActe>

const Changement = ({ form, faits: { personnes } }: Props) => {
  const choix = personnes.map(({ id, prenom, nom }, rang) => ({
    valeur: id,
    libelle: rang === 0 ? textes.moi(`${prenom} ${nom}`) : `${prenom} ${nom}`,
  }))
  return champs(form, {
    personneId:
      personnes.length > 1 && unParmi(textes.personne, choix, { hint: textes.personneAide }),
    nature: unParmi(textes.nature, libellesNatureChangement),
  })
}

/** What each kind of change asks for. */
function Detail({ form, faits, regles, plages }: Props) {
  const { nature, personneId } = form.watch()
  const connu = faits.personnes.find(({ id }) => id === personneId)
  const situations = useChoix('situation-familiale')
  const civilites = useChoix('civilite')
  const regimes = useChoix('regime-obligatoire')
  const nomAide = { hint: textes.nomAide(connu?.nom ?? ''), autoComplete: 'off' }
  const employeurAide = {
    hint: textes.employeurAide(connu?.employeur ?? null),
    autoComplete: 'organization',
  }
  return champs(form, {
    codeSituationFamiliale:
      nature === 'etatCivil' && unParmi(libelles.codeSituationFamiliale, situations),
    codeCivilite: nature === 'nom' && unParmi(libelles.codeCivilite, civilites),
    nom: nature === 'nom' && texte(libelles.nom, nomAide),
    codeRegime: nature === 'regime' && liste(libelles.codeRegime, regimes),
    organisme: nature === 'regime' && texte(libelles.organisme, { hint: textes.organismeAide }),
    employeur: nature === 'employeur' && texte(libelles.employeur, employeurAide),
    dateEffet: jourEffet(textes.depuis, plages, { aujourdhui: regles.jour }),
  })
}

/** Whoever asks stands first: most people speak for themselves. */
export default demarche(
  situationContractuelleActe,
  { changement: Changement, detail: Detail },
  {
    initial: ({ faits: { personnes }, search }) => ({
      personneId: personnes[0]?.id ?? '',
      nature: search.get('nature') ?? '',
    }),
  },
)
