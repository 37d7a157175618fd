import { declarationFactureActe } from '@espace-adherent/contract/sinistres'
import { SOIN_VIDE } from '@espace-adherent/domain/sinistres/facture.ts'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { coche, jour, texte } from '@espace-adherent/ui/champs/genres.tsx'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { MontantField } from '@espace-adherent/ui/montants'
import { useState } from 'react'
import { demarche, PersonneField, type VueDe } from '../actes/index.ts'
import { Estimation } from './Estimation.tsx'
import { Signaux } from './Signaux.tsx'
import { SoinChoisi } from './SoinChoisi.tsx'
import { SoinsField } from './SoinsField.tsx'
import { textes } from './textes.ts'

type Vue = VueDe<typeof declarationFactureActe>

/** The camera comes first: what is to be known of a photo is said once there is one. */
function Photo({ form }: Vue) {
  const saisie = form.watch()
  return saisie.facture.length > 0 && <Signaux saisie={saisie} />
}

const voies = [
  {
    valeur: true,
    libelle: textes.inconnu,
    aide: textes.inconnuAide(declarationFactureActe.objectif),
  },
  { valeur: false, libelle: textes.connu, aide: textes.connuAide },
]

/** Whom it is for, and its care: which one may leave to us, find in the list, or name in one’s own words. */
function Soin({ form, faits: { personnes } }: Vue) {
  const { isSoinInconnu, soins, precision } = form.watch()
  const [isAutre, setAutre] = useState(precision !== '')
  const [premier = SOIN_VIDE, ...suivants] = soins
  const dire = (isInconnu: boolean, isNomme: boolean) => {
    form.setValue('isSoinInconnu', isInconnu, { shouldDirty: true })
    if (!isNomme) form.setValue('precision', '')
    setAutre(isNomme)
  }
  return (
    <>
      {champs(form, {
        numPers: (champ) => <PersonneField {...champ} personnes={personnes} />,
        isSoinInconnu: ({ onChange: _, ...champ }) => (
          <RadioGroup
            {...champ}
            label={textes.quelSoin}
            required
            choix={voies}
            onChange={(isInconnu) => dire(isInconnu, false)}
          />
        ),
        precision:
          isSoinInconnu &&
          isAutre &&
          texte(textes.precision, { required: false, hint: textes.precisionAide }),
      })}
      {!isSoinInconnu && (
        <SoinChoisi
          value={premier.codeActe}
          onChange={(codeActe) =>
            form.setValue('soins', [{ ...premier, codeActe }, ...suivants], { shouldDirty: true })
          }
          onAutre={() => dire(true, true)}
        />
      )}
      <Signaux saisie={form.watch()} />
    </>
  )
}

const certifie = coche(textes.certifie, { required: true })

const Montant = ({ form }: Vue) => (
  <>
    {champs(form, {
      montant: (champ) => (
        <MontantField {...champ} label={textes.combien} hint={textes.combienAide} />
      ),
      isCertifiee: certifie,
    })}
    <Signaux saisie={form.watch()} />
  </>
)

const Soins = ({ form, regles, faits: { dateDebut } }: Vue) => (
  <>
    {champs(form, {
      professionnel: texte(textes.professionnel, {
        hint: textes.professionnelAide,
        autoComplete: 'off',
      }),
      dateSoins: jour(textes.dateSoins, { min: dateDebut, max: regles.jour }),
      soins: (champ) => <SoinsField {...champ} />,
      isCertifiee: certifie,
    })}
    <Signaux saisie={form.watch()} />
  </>
)

/** Care whose bill no professional has sent by itself: a photo, a price, a person. */
export default demarche(
  declarationFactureActe,
  { photo: Photo, soin: Soin, montant: Montant, soins: Soins },
  { Cote: Estimation, confie: ({ isSoinInconnu }) => isSoinInconnu, confirmer: textes.envoyer },
)
