import type { Acte } from '@espace-adherent/contract/actes'
import {
  abonnementActe,
  communicationActe,
  dematerialisationActe,
  type FaitsAbonnement,
  type FaitsCommunication,
  type FaitsDematerialisation,
} from '@espace-adherent/contract/preferences'
import { dateAParis, formatDateLongue } from '@espace-adherent/domain/calendrier'
import {
  type Canal,
  libellesAlerte,
  libellesCanalContact,
  libellesPapier,
  papiers,
  sujetsCommunication,
} from '@espace-adherent/domain/preferences'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { faitsQuery, slugDe } from '../actes/index.ts'
import { useLiens } from '../portail/index.ts'
import { textes } from './textes.ts'

/** What the member has chosen, and the way to change each. */
export const MesPreferences = () => (
  <>
    <Choix<FaitsAbonnement> acte={abonnementActe}>
      {({ actuelles }) => (
        <Facts
          items={[
            {
              label: textes.alertes,
              value: actuelles.map((alerte) => libellesAlerte[alerte]).join(', ') || textes.aucune,
              wide: true,
            },
          ]}
        />
      )}
    </Choix>
    <Choix<FaitsCommunication> acte={communicationActe}>
      {({ actuelle }) => (
        <Facts
          items={[
            ...sujetsCommunication.map((sujet) => ({
              label: textes.sujets[sujet],
              value: enMots(actuelle[sujet]),
              wide: true,
            })),
            {
              label: textes.telephone,
              value: actuelle.telephone ? textes.oui : textes.non,
            },
            {
              label: textes.silence,
              value:
                actuelle.silenceDebut === ''
                  ? textes.aucune
                  : textes.silenceDe(actuelle.silenceDebut, actuelle.silenceFin),
            },
          ]}
        />
      )}
    </Choix>
    <Choix<FaitsDematerialisation> acte={dematerialisationActe}>
      {({ actuels, le }) => (
        <>
          <Facts
            items={papiers.map((papier) => ({
              label: libellesPapier[papier],
              value: actuels.includes(papier) ? textes.surLigne : textes.poste,
            }))}
          />
          {le && <p>{textes.depuis(formatDateLongue(dateAParis(new Date(le))))}</p>}
        </>
      )}
    </Choix>
  </>
)

const enMots = (choisis: readonly Canal[]) =>
  choisis.map((canal) => libellesCanalContact[canal]).join(', ') || textes.aucun

type ChoixProps<F> = {
  acte: Pick<Acte, 'key' | 'path' | 'libelle'>
  children: (faits: F) => ReactNode
}

/** One choice as it stands: the same facts as its act starts from. */
function Choix<F extends object>({ acte, children }: ChoixProps<F>) {
  const liens = useLiens()
  return (
    <Lecture query={useQuery(faitsQuery(acte as Acte, ''))} attente={['9rem']}>
      {(faits) => (
        <Card
          title={acte.libelle}
          actions={
            <ButtonLink
              size="sm"
              href={liens.demarche(slugDe(acte))}
              aria-label={textes.modifierQuoi(acte.libelle)}
            >
              {textes.modifier}
            </ButtonLink>
          }
        >
          {children(faits as F)}
        </Card>
      )}
    </Lecture>
  )
}
