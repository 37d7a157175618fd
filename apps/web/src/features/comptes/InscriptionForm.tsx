import type { ErrorBody } from '@espace-adherent/contract/errors'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { isFonctionnaliteVisible } from '@espace-adherent/domain/clients/fonctionnalites'
import {
  type Inscription,
  type ReglesInscription,
  validateInscription,
} from '@espace-adherent/domain/comptes/inscription.ts'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import {
  Champ,
  Form,
  FormActions,
  FormSection,
  type Messages,
  useFormulaire,
} from '@espace-adherent/ui/forms'
import { useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { portail } from '../../platform/portail/settings.ts'
import { Accords } from './Accords.tsx'
import { sayAloud } from './aloud.ts'
import { BackLink } from './BackLink.tsx'
import { forgetDraft, readDraft, useDraft } from './draft.ts'
import { Identifiant } from './Identifiant.tsx'
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx'
import { Reconnaissance } from './Reconnaissance.tsx'
import { Blocage, Refus } from './Refus.tsx'
import { textes } from './textes.ts'
import { type InscriptionSaisie, SAISIE_VIDE, toInscription } from './values.ts'

/** The same form, for somebody who forgot their identifier, or whose space was made by staff and has an address already. */
type Sorte = 'inscription' | 'reinscription' | 'activation'

type InscriptionFormProps = {
  sorte?: Sorte
  /** Rejects with what the server refused. */
  onSend: (inscription: Inscription) => Promise<void>
}

const isVisible = (feature: string) =>
  isFonctionnaliteVisible(portail().client.fonctionnalites, feature, { connecte: false })

function reglesOf(sorte: Sorte): ReglesInscription {
  const { config, client } = portail()
  const isMotDePasseDemande = sorte !== 'reinscription' && !client.oidcExternalProvider
  const isCgu = {
    inscription: isVisible('consentementCGUCreationCompteAutreActe'),
    reinscription: false,
    activation: isMotDePasseDemande,
  }
  return { ...config, isMotDePasseDemande, isCguDemandees: isCgu[sorte] }
}

const drafts = {
  inscription: 'register',
  reinscription: 'forgot-username',
  activation: 'activate-user',
}

export function InscriptionForm({ sorte = 'inscription', onSend }: InscriptionFormProps) {
  const { config } = portail()
  const regles = reglesOf(sorte)
  const draft = drafts[sorte]
  const [initial] = useState(() => readDraft(draft, SAISIE_VIDE))
  const form = useFormulaire<InscriptionSaisie>({
    initial,
    validate: (saisie) => {
      const inscription = toInscription(saisie, config.consentements)
      const messages = validateInscription(inscription, regles, dateAParis(new Date()))
      const sansAdresse = sorte === 'activation' && { email: null, confirmEmail: null }
      return { ...messages, ...sansAdresse } as Messages<InscriptionSaisie>
    },
  })
  useDraft(draft, form)
  const echecs = useEchecs(config.registerAttemptNumber)

  const submit = async (saisie: InscriptionSaisie) => {
    try {
      await onSend(toInscription(saisie, config.consentements))
      forgetDraft(draft)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      form.refuse(error.champs)
      echecs.count(error)
    }
  }

  let numero = 0
  const next = () => {
    numero += 1
    return numero
  }
  return (
    <Form form={form} onSubmit={submit} onInvalid={(names) => sayAloud(names, form.getValues())}>
      {echecs.nombre > 0 && !echecs.isBlocked && (
        <Refus essai={echecs.nombre} reste={echecs.reste} saisie={form.getValues()} />
      )}
      <FormSection numero={next()} titre={textes.sections.reconnaissance}>
        <Reconnaissance form={form} />
      </FormSection>
      {sorte !== 'activation' && (
        <FormSection numero={next()} titre={textes.sections.identifiant}>
          <Identifiant form={form} isReinscription={sorte === 'reinscription'} />
        </FormSection>
      )}
      {regles.isMotDePasseDemande && (
        <FormSection numero={next()} titre={textes.sections.motDePasse}>
          <NouveauMotDePasse form={form} />
        </FormSection>
      )}
      {(sorte === 'inscription' || regles.isCguDemandees) && (
        <FormSection numero={next()} titre={textes.sections.accords}>
          <div>
            {regles.isCguDemandees && <Accords form={form} />}
            {sorte === 'inscription' && isVisible('dematCreationCompte') && (
              <Champ form={form} name="dematerialization">
                {(champ) => <CheckboxField {...champ} label={textes.dematerialisation} />}
              </Champ>
            )}
          </div>
        </FormSection>
      )}
      {echecs.isBlocked && <Blocage />}
      <FormActions>
        {!echecs.isBlocked && (
          <Button variant="primary" type="submit" busy={form.formState.isSubmitting}>
            {textes.valider}
          </Button>
        )}
        <BackLink />
      </FormActions>
    </Form>
  )
}

/** Refusals to recognise the person, up to what the client allows; the server counts too, by what was typed. */
function useEchecs(limit: number) {
  const [{ nombre, reste }, setEchecs] = useState({ nombre: 0, reste: limit })
  return {
    nombre,
    reste,
    isBlocked: reste <= 0,
    count: ({ code, body }: HttpError) => {
      if (code === 'RegistrationRefused') {
        const { essaisRestants = limit } = body as ErrorBody
        setEchecs((avant) => ({
          nombre: avant.nombre + 1,
          reste: Math.min(limit - avant.nombre - 1, essaisRestants),
        }))
      }
      if (code === 'RegistrationBlocked') setEchecs({ nombre: limit, reste: 0 })
    },
  }
}
