import { messageBic } from '@espace-adherent/domain/rib/bic.ts'
import { messageFinIban } from '@espace-adherent/domain/rib/fin-iban.ts'
import { messageIban, normalizeIban } from '@espace-adherent/domain/rib/iban.ts'
import { BicField, FinIbanField, IbanField } from '@espace-adherent/ui/rib/BankFields.tsx'
import { Essai } from '../Essai.tsx'
import { Grid, Specimen } from '../Specimen.tsx'

const france = { ibanEtrangerAccepte: false }
const sepa = { ibanEtrangerAccepte: true }
const faux = 'FR15 2004 1010 0505 0001 3M02 606'

export default function BanqueSection() {
  return (
    <Grid>
      <Specimen nom="IBAN français">
        <Essai initial="" message={(v) => messageIban(v, france)} recu={normalizeIban}>
          {(champ) => <IbanField {...champ} required />}
        </Essai>
      </Specimen>
      <Specimen nom="IBAN de la zone SEPA">
        <Essai initial="" message={(v) => messageIban(v, sepa)} recu={normalizeIban}>
          {(champ) => <IbanField {...champ} required ibanEtrangerAccepte />}
        </Essai>
      </Specimen>
      <Specimen nom="BIC">
        <Essai initial="" message={messageBic}>
          {(champ) => <BicField {...champ} required />}
        </Essai>
      </Specimen>
      <Specimen nom="Fin de l’IBAN">
        <Essai initial="" message={(v) => messageFinIban(v, { required: true })}>
          {(champ) => <FinIbanField {...champ} required />}
        </Essai>
      </Specimen>
      <Specimen nom="IBAN en erreur">
        <IbanField
          value={faux}
          onChange={() => {}}
          error={messageIban(faux, france) ?? undefined}
        />
      </Specimen>
      <Specimen nom="IBAN désactivé">
        <IbanField value="FR14 2004 1010 0505 0001 3M02 606" onChange={() => {}} disabled />
      </Specimen>
    </Grid>
  )
}
