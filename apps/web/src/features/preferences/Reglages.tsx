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
  type Alerte,
  alertes,
  type Canal,
  type Communication,
  canaux,
  libellesAlerte,
  libellesCanalContact,
  libellesPapier,
  type Papier,
  PHRASE_TELEPHONE,
  papiers,
  REGLE_TELEPHONE,
  type Silence,
  type SujetCommunication,
  sujetsCommunication,
  validateCommunication,
} from '@espace-adherent/domain/preferences'
import { Button } from '@espace-adherent/ui/actions'
import { TextField } from '@espace-adherent/ui/fields'
import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { Rubrique } from '@espace-adherent/ui/listes/Points.tsx'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { useState } from 'react'
import { textes } from './textes.ts'
import { useReglage } from './useReglage.ts'

/** With or without one of them, in the order in which they are shown. */
const avec = <V extends string>(tous: readonly V[], choisis: readonly V[], un: V, isOn: boolean) =>
  tous.filter((autre) => (autre === un ? isOn : choisis.includes(autre)))

type EnregistreProps = { isEnregistre: boolean; annuler: () => void }

/** The way back, where it happened; that it is done, the toast says. */
const Enregistre = ({ isEnregistre, annuler }: EnregistreProps) =>
  isEnregistre && (
    <div className="cluster center gap-8">
      <span className="note">{textes.enregistre}</span>
      <Button size="sm" variant="quiet" onClick={annuler}>
        {textes.annuler}
      </Button>
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

export function Papiers({ actuels, le }: FaitsDematerialisation) {
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
      {le && <p className="note">{textes.depuis(formatDateLongue(dateAParis(new Date(le))))}</p>}
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
      <Rubrique titre={textes.silence}>
        <Silences choisi={choisi} hasMobile={mobile !== null} changer={changer} />
      </Rubrique>
      <Enregistre {...fait} />
    </div>
  )
}

type SilencesProps = {
  choisi: Communication
  hasMobile: boolean
  changer: (part: Silence) => void
}

/** Both hours, or neither: they count once both are right, as one leaves them. */
function Silences({ choisi, hasMobile, changer }: SilencesProps) {
  const [saisie, setSaisie] = useState<Silence>(choisi)
  const [connue, setConnue] = useState<Silence>(choisi)
  const [isQuitte, setQuitte] = useState(false)
  // Taken back, or told otherwise by the server.
  if (connue.silenceDebut !== choisi.silenceDebut || connue.silenceFin !== choisi.silenceFin) {
    setConnue(choisi)
    setSaisie(choisi)
  }
  const { silenceDebut, silenceFin } = saisie
  const fautes = validateCommunication({ ...choisi, ...saisie }, { hasMobile })
  const change = (part: Partial<Silence>) => setSaisie({ silenceDebut, silenceFin, ...part })
  const quitter = (champ: keyof Silence) => {
    const isChange = silenceDebut !== choisi.silenceDebut || silenceFin !== choisi.silenceFin
    const isJuste = !fautes.silenceDebut && !fautes.silenceFin
    if (isChange && isJuste) changer({ silenceDebut, silenceFin })
    // Of the first, one is on the way to the second.
    else if (champ === 'silenceFin') setQuitte(true)
  }
  const heure = (champ: keyof Silence) => ({
    type: 'time' as const,
    figures: true,
    layout: 'stack' as const,
    value: saisie[champ],
    onChange: (lue: string) => change({ [champ]: lue }),
    onBlur: () => quitter(champ),
    error: isQuitte ? (fautes[champ] ?? undefined) : undefined,
  })
  return (
    <>
      <p className="note">{textes.aideSilence}</p>
      <div className="cluster gap-16">
        <TextField {...heure('silenceDebut')} label={textes.silenceDebut} />
        <TextField {...heure('silenceFin')} label={textes.silenceFin} />
      </div>
    </>
  )
}
