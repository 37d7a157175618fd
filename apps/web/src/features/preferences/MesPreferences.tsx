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
import { demarchesQuery, faitsQuery, slugDe } from '../actes/index.ts'
import { useLiens } from '../portail/index.ts'
import { Alertes, Contact, Papiers } from './Reglages.tsx'
import { SurCetAppareil } from './SurCetAppareil.tsx'
import { textes } from './textes.ts'

/** What the member has chosen, and the way to change each. */
export const MesPreferences = () => (
  <>
    <Choix<FaitsAbonnement> acte={abonnementActe}>
      {(faits, isDirect) =>
        isDirect ? (
          <Alertes {...faits} />
        ) : (
          <Facts
            items={[
              {
                label: textes.alertes,
                value:
                  faits.actuelles.map((alerte) => libellesAlerte[alerte]).join(', ') ||
                  textes.aucune,
                wide: true,
              },
            ]}
          />
        )
      }
    </Choix>
    <SurCetAppareil />
    <Choix<FaitsCommunication> acte={communicationActe} isForm>
      {(faits, isDirect) => (
        <>
          {isDirect && <Contact {...faits} />}
          <Facts
            items={[
              ...(isDirect
                ? []
                : sujetsCommunication.map((sujet) => ({
                    label: textes.sujets[sujet],
                    value: enMots(faits.actuelle[sujet]),
                    wide: true,
                  }))),
              isDirect
                ? null
                : {
                    label: textes.telephone,
                    value: faits.actuelle.telephone ? textes.oui : textes.non,
                  },
              {
                label: textes.silence,
                value:
                  faits.actuelle.silenceDebut === ''
                    ? textes.aucune
                    : textes.silenceDe(faits.actuelle.silenceDebut, faits.actuelle.silenceFin),
              },
            ]}
          />
        </>
      )}
    </Choix>
    <Choix<FaitsDematerialisation> acte={dematerialisationActe}>
      {({ le, ...faits }, isDirect) => (
        <>
          {isDirect ? (
            <Papiers {...faits} le={le} />
          ) : (
            <Facts
              items={papiers.map((papier) => ({
                label: libellesPapier[papier],
                value: faits.actuels.includes(papier) ? textes.surLigne : textes.poste,
              }))}
            />
          )}
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
  /** `isDirect`: no clerk looks at it first, so that it counts as soon as it is chosen. */
  children: (faits: F, isDirect: boolean) => ReactNode
  /** What is left for its form, where the rest is chosen here. */
  isForm?: boolean
}

/** One choice as it stands: the same facts as its act starts from. */
function Choix<F extends object>({ acte, children, isForm = false }: ChoixProps<F>) {
  const liens = useLiens()
  const offres = useQuery(demarchesQuery()).data?.rows ?? []
  const isDirect = offres.some((une) => une.acte === acte.key && une.modeGestion === 'automatique')
  return (
    <Lecture query={useQuery(faitsQuery(acte as Acte, ''))} attente={['9rem']}>
      {(faits) => (
        <Card
          title={acte.libelle}
          actions={
            (isForm || !isDirect) && (
              <ButtonLink
                size="sm"
                href={liens.demarche(slugDe(acte))}
                aria-label={textes.modifierQuoi(acte.libelle)}
              >
                {textes.modifier}
              </ButtonLink>
            )
          }
        >
          {children(faits as F, isDirect)}
        </Card>
      )}
    </Lecture>
  )
}
