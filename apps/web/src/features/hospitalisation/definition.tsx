import { libellesSejour as libelles, pecHospiActe } from '@espace-adherent/contract/hospitalisation'
import { addDays, parseDate } from '@espace-adherent/domain/calendrier'
import {
  AUTRE_ETABLISSEMENT,
  libellesMotif,
  libellesService,
} from '@espace-adherent/domain/hospitalisation/sejour.ts'
import { prixUsuel } from '@espace-adherent/domain/prestations/exemples.ts'
import { garderChiffres } from '@espace-adherent/domain/validation'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { coche, jour, liste, texte, unParmi } from '@espace-adherent/ui/champs/genres.tsx'
import { ChoixCherche } from '@espace-adherent/ui/choix'
import { demarche, PersonneField, type VueDe } from '../actes/index.ts'
import { Estimation } from './Estimation.tsx'
import { textes } from './textes.ts'

type Vue = VueDe<typeof pecHospiActe>

const chiffres = garderChiffres(2)

function Qui({ form, faits }: Vue) {
  const choix = faits.etablissements.map(({ code, libelle }) => ({
    valeur: code,
    libelle: textes.finess(code, libelle),
  }))
  return champs(form, {
    numPers: (champ) => <PersonneField {...champ} personnes={faits.personnes} />,
    finess: (champ) => (
      <ChoixCherche
        {...champ}
        label={libelles.etablissement}
        required
        choix={choix}
        fin={{ valeur: AUTRE_ETABLISSEMENT, libelle: textes.horsListe }}
        mots={textes}
      />
    ),
    etablissement:
      form.watch('finess') === AUTRE_ETABLISSEMENT &&
      texte(textes.etablissement, { hint: textes.etablissementAide }),
  })
}

const Quand = ({ form, regles }: Vue) =>
  champs(form, {
    service: liste(libelles.service, libellesService),
    motif: liste(libelles.motif, libellesMotif, { hint: textes.motifAide }),
    dateEntree: jour(libelles.entree, { min: addDays(regles.jour, -15) }),
    nuits: texte(textes.nuits, {
      hint: textes.nuitsAide,
      figures: true,
      inputMode: 'numeric',
      mask: chiffres,
    }),
  })

const Chambre = ({ form, regles }: Vue) =>
  champs(form, {
    chambreParticuliere:
      form.watch('nuits') !== '0' &&
      unParmi(
        libelles.chambre,
        [
          { valeur: true, libelle: libelles.particuliere },
          { valeur: false, libelle: libelles.double },
        ],
        {
          hint: textes.chambreAide(
            prixUsuel('CHP', parseDate(form.watch('dateEntree')) ?? regles.jour),
          ),
        },
      ),
    parentAccompagnant: coche(textes.accompagnant),
  })

/** A stay in hospital, before it begins. */
export default demarche(
  pecHospiActe,
  { qui: Qui, quand: Quand, chambre: Chambre },
  { Cote: Estimation },
)
