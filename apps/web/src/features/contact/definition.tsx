import { contactActe } from '@espace-adherent/contract/contact'
import { choixDepuisLignes } from '@espace-adherent/domain/choix'
import {
  type DemarcheDuMotif,
  demarcheDuMotif,
  isMotifDeSoins,
  joindre,
} from '@espace-adherent/domain/contact'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { liste, puis, recit } from '@espace-adherent/ui/champs/genres.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { demarche, type VueDe } from '../actes/index.ts'
import { useLiens } from '../portail/index.ts'
import { textes } from './textes.ts'

const nommes = (libelles: readonly string[]) =>
  libelles.map((libelle) => ({ valeur: libelle, libelle }))

function Message({ form, faits }: VueDe<typeof contactActe>) {
  const { motifs, domaines, personnes } = faits
  const { motif, domaine, message } = form.watch()
  const ailleurs = demarcheDuMotif(motif, faits)
  const { sousDomaines = [] } = domaines.find(({ libelle }) => libelle === domaine) ?? {}
  const libre = { placeholder: textes.indifferent, required: false }
  const sujet = puis(liste(textes.motif, choixDepuisLignes(motifs)), (code) => {
    if (isMotifDeSoins(code)) return
    // What is no longer asked for is not sent.
    form.setValue('domaine', '')
    form.setValue('sousDomaine', '')
  })
  if (ailleurs)
    return (
      <>
        {champs(form, { motif: sujet })}
        <VersDemarche slug={ailleurs} message={message} />
      </>
    )
  return champs(form, {
    motif: sujet,
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

/** What is sent there starts what the law counts from; what was written comes along. */
function VersDemarche({ slug, message }: { slug: DemarcheDuMotif; message: string }) {
  const liens = useLiens()
  const { titre, lead, lien } = textes.versDemarche[slug]
  return (
    <Notice
      tone="info"
      title={titre}
      action={
        <ButtonLink href={liens.demarche(slug, message ? { message } : {})}>{lien}</ButtonLink>
      }
    >
      {lead}
    </Notice>
  )
}

/** The search hands over the words that found nothing: below the message that was being written, where there is one. */
export default demarche(
  contactActe,
  { message: Message },
  {
    initial: ({ faits: { motifs }, search }) => ({
      motif: motifs.find(({ code }) => code === search.get('motif'))?.code ?? '',
    }),
    apporte: ({ message }, { search }) => ({ message: joindre(message, search.get('message')) }),
  },
)
