import {
  type AvancementLot,
  audiencesGestion,
  type BilanLot,
  type CleGestion,
  clesSystemeGestion,
  contenusGestion,
  evolutionsGestion,
  gardesGestion,
  historiqueGestion,
  impayesGestion,
  impressionsGestion,
  indusGestion,
  lotsGestion,
  nouveautesGestion,
  portabilitesGestion,
  questionsGestion,
  ratiosGestion,
  reclamationsGestion,
  reglesDateEffetGestion,
  tropVersesGestion,
  violationsGestion,
} from '@espace-adherent/contract/gestions'
import { mailsGestion } from '@espace-adherent/contract/mots/gestion.ts'
import type { EtatLot } from '@espace-adherent/domain'
import { type Complement, complementDe } from '../../features/gestion/index.ts'
import { etatImpaye } from '../../features/impayes/etat.tsx'
import { etatIndu } from '../../features/indus/etat.tsx'
import { natureTropVerse } from '../../features/trop-verses/nature.tsx'
import { type Lazy, lazyModule } from '../../platform/chunks/index.ts'
import { demande } from './routes.ts'

/** The four tables of words are edited alike. */
const mots = lazyModule(async () => {
  const { ChampMot } = await import('../../features/mots/ChampMot.tsx')
  return complementDe(mailsGestion, { editeurs: { contenu: ChampMot } })
})

/** A line of a register is read whole where the request is. */
const registres = lazyModule(async () =>
  complementDe(reclamationsGestion, { lien: ({ id }) => demande.link({ id }) }),
)

/**
 * What some tables add to their screen, each with the code that it takes. All others are drawn from their declaration
 * alone.
 */
export const complements: Partial<Record<CleGestion, Lazy<Complement>>> = {
  audiences: lazyModule(async () => {
    const { RegleField } = await import('../../features/audiences/RegleField.tsx')
    return complementDe(audiencesGestion, { editeurs: { regle: RegleField } })
  }),
  'cles-systeme': lazyModule(async () => {
    const { AccordCle, Etat, Remise, reseauxDe } = await import('../../features/systeme/index.ts')
    return complementDe(clesSystemeGestion, {
      rendus: {
        etat: (ligne) => <Etat ligne={ligne} />,
        reseaux: reseauxDe,
        accord: (ligne) => (ligne.accord ? <AccordCle ligne={ligne} /> : null),
        remise: (ligne) => (ligne.remise ? <Remise ligne={ligne} /> : null),
      },
    })
  }),
  contenu: lazyModule(async () => {
    const { ApercuContenu, editeurs, rendus } = await import(
      '../../features/contenu/gestion/index.tsx'
    )
    return complementDe(contenusGestion, { apercu: ApercuContenu, editeurs, rendus })
  }),
  evolutions: lazyModule(async () => {
    const { Notifications } = await import('../../features/evolutions/Notifications.tsx')
    return complementDe(evolutionsGestion, { suite: <Notifications /> })
  }),
  faq: lazyModule(async () => {
    const [{ CadreFaq }, { editeurs, rendus }] = await Promise.all([
      import('../../features/faq/gestion/CadreFaq.tsx'),
      import('../../features/faq/gestion/Editeurs.tsx'),
    ])
    return complementDe(questionsGestion, { cadre: CadreFaq, editeurs, rendus })
  }),
  gardes: lazyModule(async () => {
    const { Actuel } = await import('../../features/gardes/Actuel.tsx')
    return complementDe(gardesGestion, {
      rendus: { actuel: (ligne) => (ligne.actuel ? <Actuel ligne={ligne} /> : null) },
    })
  }),
  historique: lazyModule(async () => {
    const { Consultations, Controle } = await import('../../features/historique/index.ts')
    const children = (
      <div className="cluster gap-8">
        <Consultations />
        <Controle />
      </div>
    )
    return complementDe(historiqueGestion, { children })
  }),
  impayes: lazyModule(async () => complementDe(impayesGestion, { rendus: { etat: etatImpaye } })),
  impressions: lazyModule(async () => {
    const { PapierAPoster } = await import('../../features/papiers/gestion/PapierAPoster.tsx')
    return complementDe(impressionsGestion, {
      apercu: ({ id, titre }) => <PapierAPoster id={id} titre={String(titre)} />,
    })
  }),
  indus: lazyModule(async () => {
    const { LignesIndu } = await import('../../features/indus/LignesIndu.tsx')
    return complementDe(indusGestion, {
      rendus: { etat: etatIndu },
      editeurs: { lignes: LignesIndu },
    })
  }),
  lots: lazyModule(async () => {
    const { Accord, Avancement, Bilan, Envoi, Etat, Rejets } = await import(
      '../../features/imports/index.ts'
    )
    return complementDe(lotsGestion, {
      children: <Envoi />,
      rendus: {
        etat: ({ etat }) => <Etat etat={etat as EtatLot} />,
        avancement: ({ avancement }) =>
          avancement ? <Avancement {...(avancement as AvancementLot)} /> : null,
        bilan: ({ bilan }) => (bilan ? <Bilan {...(bilan as BilanLot)} /> : null),
        rejets: (ligne) => (ligne.rejets ? <Rejets ligne={ligne} /> : null),
        accord: (ligne) => (ligne.accord ? <Accord ligne={ligne} /> : null),
      },
    })
  }),
  nouveautes: lazyModule(async () => {
    const { ApercuNouveaute } = await import('../../features/contenu/gestion/Apercu.tsx')
    return complementDe(nouveautesGestion, {
      apercu: ({ audienceId }) => <ApercuNouveaute audienceId={audienceId as string | null} />,
    })
  }),
  portabilites: lazyModule(async () => {
    const { CalculPortabilite } = await import('../../features/portabilite/Calcul.tsx')
    return complementDe(portabilitesGestion, { calculs: { ouvrir: CalculPortabilite } })
  }),
  ratios: lazyModule(async () => {
    const { RatiosManquants } = await import('./RatiosManquants.tsx')
    return complementDe(ratiosGestion, { children: <RatiosManquants /> })
  }),
  'regle-date-effet': lazyModule(async () => {
    const { Editeur, onglets } = await import('../../features/regles-date-effet/index.ts')
    return complementDe(reglesDateEffetGestion, { editeurs: { regle: Editeur }, onglets })
  }),
  reclamations: registres,
  'droits-personnels': registres,
  'trop-verses': lazyModule(async () =>
    complementDe(tropVersesGestion, { rendus: { nature: natureTropVerse } }),
  ),
  violations: lazyModule(async () => {
    const { Information } = await import('../../features/violations/index.ts')
    return complementDe(violationsGestion, { suite: <Information /> })
  }),
  'mots.mail': mots,
  'mots.edition': mots,
  'mots.etiquette': mots,
  'mots.traduction': mots,
}
