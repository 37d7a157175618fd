import { declarationSinistreActe } from '@espace-adherent/contract/sinistres'
import { parseDate } from '@espace-adherent/domain/calendrier'
import { choixDepuisLignes } from '@espace-adherent/domain/choix'
import {
  isDeclarantDemande,
  isEmployeurDemande,
  sousFranchise,
} from '@espace-adherent/domain/sinistres/declaration.ts'
import {
  type GenreSinistre,
  genreSinistre,
  hasCirconstances,
  hasFin,
} from '@espace-adherent/domain/sinistres/genre.ts'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { jour, liste, recit, texte } from '@espace-adherent/ui/champs/genres.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { demarche, PersonneField, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

type Vue = VueDe<typeof declarationSinistreActe>

const Quoi = ({ form, faits: { personnes, types } }: Vue) =>
  champs(form, {
    numPers: (champ) => <PersonneField {...champ} personnes={personnes} />,
    typeSinistre: liste(textes.type, choixDepuisLignes(types)),
    declarant:
      isDeclarantDemande(form.watch(), personnes) &&
      texte(textes.declarant, { hint: textes.declarantAide, autoComplete: 'off' }),
  })

const libellesDate: Partial<Record<GenreSinistre, string>> = {
  arret: textes.dateArret,
  hospitalisation: textes.dateEntree,
  deces: textes.dateDeces,
}

function Quand({ form, regles, faits }: Vue) {
  const { typeSinistre, dateDebut } = form.watch()
  const genre = genreSinistre(typeSinistre)
  const saisie = form.watch()
  const court = sousFranchise(saisie, faits.types)
  return (
    <>
      {champs(form, {
        dateDebut: jour(libellesDate[genre] ?? textes.date, {
          min: faits.dateDebut,
          max: regles.jour,
        }),
        dateFin:
          hasFin(genre) &&
          jour(textes.dateFin, { min: parseDate(dateDebut) ?? undefined, required: false }),
        employeur:
          isEmployeurDemande(saisie, faits.personnes) &&
          texte(textes.employeur, { autoComplete: 'organization' }),
        circonstances:
          hasCirconstances(genre) &&
          recit(textes.circonstances, { hint: textes.circonstancesAide }),
      })}
      <div role="status">
        {court && (
          <Notice tone="info" title={textes.sousFranchise(court)}>
            {textes.sousFranchiseTexte}
          </Notice>
        )}
      </div>
    </>
  )
}

const Pieces = () => <p>{textes.pieces}</p>

/** What happened to somebody whom a provident contract covers. */
export default demarche(
  declarationSinistreActe,
  { quoi: Quoi, quand: Quand, pieces: Pieces },
  { initial: ({ search }) => ({ typeSinistre: search.get('type') ?? '' }) },
)
