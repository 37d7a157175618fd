import { contactActe } from '@espace-adherent/contract/contact'
import { choixDepuisLignes } from '@espace-adherent/domain/choix'
import { isMotifDeSoins, joindre } from '@espace-adherent/domain/contact'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { liste, puis, recit } from '@espace-adherent/ui/champs/genres.tsx'
import { demarche, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

const nommes = (libelles: readonly string[]) =>
  libelles.map((libelle) => ({ valeur: libelle, libelle }))

function Message({ form, faits: { motifs, domaines, personnes } }: VueDe<typeof contactActe>) {
  const { motif, domaine } = form.watch()
  const { sousDomaines = [] } = domaines.find(({ libelle }) => libelle === domaine) ?? {}
  const libre = { placeholder: textes.indifferent, required: false }
  return champs(form, {
    motif: puis(liste(textes.motif, choixDepuisLignes(motifs)), (code) => {
      if (isMotifDeSoins(code)) return
      // What is no longer asked for is not sent.
      form.setValue('domaine', '')
      form.setValue('sousDomaine', '')
    }),
    domaine:
      isMotifDeSoins(motif) &&
      domaines.length > 0 &&
      puis(liste(textes.domaine, nommes(domaines.map(({ libelle }) => libelle)), libre), () =>
        form.setValue('sousDomaine', ''),
      ),
    sousDomaine: sousDomaines.length > 0 && liste(textes.sousDomaine, nommes(sousDomaines), libre),
    personne:
      personnes.length > 1 &&
      liste(textes.personne, choixDepuisLignes(personnes, 'nom', 'id'), {
        placeholder: textes.personneAucune,
        required: false,
      }),
    message: recit(textes.message, { hint: textes.aideMessage }),
  })
}

/** The search hands over the words that found nothing: below the message that was being written, where there is one. */
export default demarche(
  contactActe,
  { message: Message },
  { apporte: ({ message }, { search }) => ({ message: joindre(message, search.get('message')) }) },
)
