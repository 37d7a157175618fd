import type { ChangementCompte } from '@espace-adherent/contract/rib'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { libellesEtatDemande } from '@espace-adherent/domain/demandes'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import { jourCourt, textes } from './textes.ts'

const mots = textes.coordonnees

const usageDe = ({ usages }: ChangementCompte) =>
  usages.length > 1 ? mots.lesDeux : usages.map((usage) => mots.usages[usage]).join('')

const parQui = ({ demande, hasPiece }: ChangementCompte) => {
  if (!demande) return mots.adhesion
  return hasPiece ? mots.vousAvecRib : mots.vous
}

function etatDe({ etat, isAppliquee, isActif, effetLe }: ChangementCompte): [Tone, string] {
  if (isActif) return ['success', mots.actif]
  if (etat === 'acceptee' && isAppliquee) return ['neutral', mots.remplaceEtat]
  if (etat === 'acceptee' && effetLe) return ['warning', mots.effet(jourCourt(effetLe))]
  return [etat === 'refusee' ? 'danger' : 'neutral', libellesEtatDemande[etat]]
}

/** Every change of account, newest first. */
export const Historique = ({ changements }: { changements: readonly ChangementCompte[] }) => (
  <Card title={mots.historique}>
    <PetitTableau
      legende={mots.historiqueTexte}
      isMuet
      colonnes={[
        {
          nom: 'date',
          libelle: mots.date,
          rendu: (c) => formatDate(dateAParis(new Date(c.creeLe))),
        },
        { nom: 'compte', libelle: mots.compte, rendu: (c) => `•••• ${c.compte.iban.slice(-4)}` },
        { nom: 'usage', libelle: mots.usage, isSecondaire: true, rendu: usageDe },
        { nom: 'changement', libelle: mots.changement, isSecondaire: true, rendu: parQui },
        {
          nom: 'etat',
          libelle: mots.etat,
          rendu: (c) => {
            const [tone, libelle] = etatDe(c)
            return <StateBadge tone={tone}>{libelle}</StateBadge>
          },
        },
      ]}
      lignes={changements}
      cle={({ demande, creeLe, compte }) => demande?.id ?? `${creeLe} ${compte.iban}`}
    />
  </Card>
)
