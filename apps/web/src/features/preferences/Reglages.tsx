import {
  abonnementActe,
  communicationActe,
  dematerialisationActe,
  type FaitsAbonnement,
  type FaitsCommunication,
  type FaitsDematerialisation,
} from '@espace-adherent/contract/preferences'
import {
  type Alerte,
  alertes,
  type Canal,
  canaux,
  libellesAlerte,
  libellesCanalContact,
  libellesPapier,
  type Papier,
  PHRASE_TELEPHONE,
  papiers,
  REGLE_TELEPHONE,
  type SujetCommunication,
  sujetsCommunication,
} from '@espace-adherent/domain/preferences'
import { Button } from '@espace-adherent/ui/actions'
import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { Rubrique } from '@espace-adherent/ui/listes/Points.tsx'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { textes } from './textes.ts'
import { useReglage } from './useReglage.ts'

/** With or without one of them, in the order in which they are shown. */
const avec = <V extends string>(tous: readonly V[], choisis: readonly V[], un: V, isOn: boolean) =>
  tous.filter((autre) => (autre === un ? isOn : choisis.includes(autre)))

type EnregistreProps = { isEnregistre: boolean; annuler: () => void }

/** Said where it happened, with the way back. */
const Enregistre = ({ isEnregistre, annuler }: EnregistreProps) => (
  <div role="status" className="cluster">
    {isEnregistre && (
      <>
        <span className="note">{textes.enregistre}</span>
        <Button size="sm" variant="quiet" onClick={annuler}>
          {textes.annuler}
        </Button>
      </>
    )}
  </div>
)

export function Alertes({ actuelles, canaux: voies }: FaitsAbonnement) {
  const { choisi, changer, ...fait } = useReglage(abonnementActe, { alertes: actuelles })
  const dites = voies.map((canal) => libellesCanalContact[canal]).join(', ')
  return (
    <div className="stack gap-12">
      <p className="note">{tenu(textes.aideAlertes(dites))}</p>
      {alertes.map((alerte: Alerte) => (
        <SwitchField
          key={alerte}
          label={libellesAlerte[alerte]}
          value={choisi.alertes.includes(alerte)}
          onChange={(isOn) => changer({ alertes: avec(alertes, choisi.alertes, alerte, isOn) })}
        />
      ))}
      <Enregistre {...fait} />
    </div>
  )
}

export function Papiers({ actuels }: FaitsDematerialisation) {
  const { choisi, changer, ...fait } = useReglage(dematerialisationActe, { enLigne: actuels })
  return (
    <div className="stack gap-12">
      <p className="note">{tenu(textes.aideEnLigne)}</p>
      {papiers.map((papier: Papier) => (
        <SwitchField
          key={papier}
          label={libellesPapier[papier]}
          hint={choisi.enLigne.includes(papier) ? textes.surLigne : textes.poste}
          value={choisi.enLigne.includes(papier)}
          onChange={(isOn) => changer({ enLigne: avec(papiers, choisi.enLigne, papier, isOn) })}
        />
      ))}
      <Enregistre {...fait} />
    </div>
  )
}

export function Contact({ actuelle, mobile }: FaitsCommunication) {
  const { choisi, changer, ...fait } = useReglage(communicationActe, actuelle)
  const tourner = (sujet: SujetCommunication, canal: Canal, isOn: boolean) =>
    changer({ [sujet]: avec(canaux, choisi[sujet], canal, isOn) })
  /** Somebody has to be reached about their own requests. */
  const isDernier = (sujet: SujetCommunication, canal: Canal) =>
    sujet === 'service' && choisi.service.length === 1 && choisi.service.includes(canal)
  return (
    <div className="stack gap-16">
      <p className="note">{tenu(textes.aideService)}</p>
      {sujetsCommunication.map((sujet) => (
        <Rubrique key={sujet} titre={textes.sujets[sujet]}>
          {canaux.map((canal) => (
            <SwitchField
              key={canal}
              label={libellesCanalContact[canal]}
              value={choisi[sujet].includes(canal)}
              disabled={
                isDernier(sujet, canal) ||
                (canal === 'sms' && mobile === null && !choisi[sujet].includes('sms'))
              }
              hint={isDernier(sujet, canal) && textes.auMoinsUn}
              onChange={(isOn) => tourner(sujet, canal, isOn)}
            />
          ))}
        </Rubrique>
      ))}
      <p className="note">{mobile === null ? textes.sansMobile : textes.aideSms(mobile)}</p>
      <Rubrique titre={textes.telephone}>
        <SwitchField
          label={PHRASE_TELEPHONE}
          hint={REGLE_TELEPHONE}
          value={choisi.telephone}
          onChange={(telephone) => changer({ telephone })}
        />
      </Rubrique>
      <Enregistre {...fait} />
    </div>
  )
}
