import type { ReglesSansCompte } from '@espace-adherent/contract/formulaires'
import type { DemandeSansCompte, RecuSansCompte } from '@espace-adherent/contract/sans-compte'
import type { ReglesActe } from '@espace-adherent/domain/actes'
import { dateAParis, formatInstant } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { FieldLayoutContext } from '@espace-adherent/ui/fields'
import {
  type FieldValues,
  Form,
  FormSection,
  type Formulaire,
  useFormulaire,
} from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { IconArrowLeft, IconSend } from '@tabler/icons-react'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import { portail } from '../../platform/portail/settings.ts'
import { ASavoir, Lignes, type VueProps } from '../actes/index.ts'
import {
  champsIdentite,
  fautesIdentite,
  IdentiteFields,
  identiteDe,
  identiteVide,
  type SaisieIdentite,
} from './IdentiteFields.tsx'
import css from './sans-compte.module.css'
import { textes } from './textes.ts'

/** The screen says what became of it. */
const envoiSansCompte = mutationOptions({
  mutationFn: (demande: DemandeSansCompte) =>
    http.post('/api/demandes/sans-compte', demande) as Promise<RecuSansCompte>,
  meta: { silent: true },
})

type DemandePubliqueProps<S extends FieldValues, D extends object> = {
  acte: ReglesSansCompte<S, D>
  /** What is asked for: the fields that members have. */
  Champs: ComponentType<VueProps<S>>
  textes: {
    /** The title of the act's own part. */
    votre: string
    /** What the last button says. */
    confirmer: string
    /** Conditions and effects, before anything is asked. */
    avant?: ComponentProps<typeof ASavoir>
  }
}

/** A form of its own for each act that is open to everybody. */
export const demandePublique =
  <S extends FieldValues, D extends object>(
    acte: ReglesSansCompte<S, D>,
    Champs: ComponentType<VueProps<S>>,
    textes: DemandePubliqueProps<S, D>['textes'],
  ) =>
  () => <DemandePublique acte={acte} Champs={Champs} textes={textes} />

/** An act without an account: who asks, what for, read again, sent; the same fields as its members have. */
function DemandePublique<S extends FieldValues, D extends object>({
  acte,
  Champs,
  textes: { votre, confirmer, avant },
}: DemandePubliqueProps<S, D>) {
  const [isRelue, setRelue] = useState(false)
  const [recu, setRecu] = useState<RecuSansCompte | null>(null)
  const [echec, setEchec] = useState<string | null>(null)
  const { mutateAsync, isPending } = useMutation(envoiSansCompte)
  const regles: ReglesActe = {
    jour: dateAParis(new Date()),
    modeGestion: 'manuel',
    ibanEtrangerAccepte: portail().config.ibanEtrangerAccepte,
  }
  type Valeurs = S & SaisieIdentite
  const saisieDe = ({ quiPrenom, quiNom, quiEmail, quiContrat, ...saisie }: Valeurs) =>
    saisie as unknown as S
  const form = useFormulaire<Valeurs>({
    initial: { ...acte.vide, ...identiteVide },
    validate: (valeurs) =>
      ({ ...fautesIdentite(valeurs), ...acte.check(saisieDe(valeurs), regles, {}) }) as never,
  })
  const titreRelue = useRef<HTMLHeadingElement>(null)
  const titreVous = useRef<HTMLHeadingElement>(null)
  const isCorrection = useRef(false)
  useEffect(() => {
    if (isRelue) titreRelue.current?.focus()
    // Come back to by choice; a refusal gives the focus to the summary of what is wrong.
    else if (isCorrection.current) titreVous.current?.focus()
    isCorrection.current = false
    window.scrollTo(0, 0)
  }, [isRelue])
  if (recu) return <Recue {...recu} />
  const valeurs = form.watch() as Valeurs

  function corriger() {
    isCorrection.current = true
    setRelue(false)
  }

  async function envoyer() {
    setEchec(null)
    try {
      const identite = identiteDe(valeurs)
      // What the account would have said is told by whoever asks.
      const { numeroContrat: _, ...saisie } = saisieDe(valeurs) as FieldValues
      setRecu(await mutateAsync({ acte: acte.key, identite, saisie }))
    } catch (error) {
      const { champs = {}, message = '' } = error instanceof HttpError ? error : {}
      if (form.refuse(champsIdentite(champs))) setRelue(false)
      else setEchec(message)
    }
  }

  if (isRelue)
    return (
      <Card>
        <h2 ref={titreRelue} tabIndex={-1}>
          {textes.relire}
        </h2>
        <Lignes lignes={lignesDe(identiteDe(valeurs))} />
        <Lignes lignes={acte.lignes(acte.normalise(saisieDe(valeurs)))} />
        {echec !== null && (
          <Notice tone="danger" title={textes.echec} alert>
            {echec} {textes.conserve}
          </Notice>
        )}
        <div className="cluster end gap-12 mt-20">
          <Button
            icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
            onClick={corriger}
          >
            {textes.corriger}
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            icon={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void envoyer()}
          >
            {confirmer}
          </Button>
        </div>
      </Card>
    )
  return (
    <FieldLayoutContext value="stack">
      <div className="stack gap-20">
        {avant && <ASavoir {...avant} />}
        <Card>
          <Form form={form as unknown as Formulaire<FieldValues>} onSubmit={() => setRelue(true)}>
            <FormSection numero={1} titre={textes.vous} titreRef={titreVous}>
              <IdentiteFields form={form as unknown as Formulaire<SaisieIdentite>} />
            </FormSection>
            <FormSection numero={2} titre={votre}>
              <Champs
                form={form as unknown as Formulaire<S>}
                regles={regles}
                faits={{}}
                plages={[]}
              />
            </FormSection>
            <div className="cluster end gap-12 mt-20">
              <Button variant="primary" type="submit">
                {textes.verifier}
              </Button>
            </div>
          </Form>
        </Card>
      </div>
    </FieldLayoutContext>
  )
}

const lignesDe = ({ prenom, nom, email, numeroContrat }: ReturnType<typeof identiteDe>) =>
  [
    [textes.nom, `${prenom} ${nom}`],
    [textes.email, email],
    [textes.contrat, numeroContrat],
  ].flatMap(([libelle = '', apres]) => (apres ? [{ libelle, avant: null, apres }] : []))

function Recue({ reference, recuLe, email }: RecuSansCompte) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Card>
      <h2 ref={ref} tabIndex={-1}>
        {textes.recue}
      </h2>
      <p className={css.reference}>
        {textes.reference} <strong>{reference}</strong>
      </p>
      <p>{textes.quand(formatInstant(new Date(recuLe)))}</p>
      <p>{textes.suite(email)}</p>
    </Card>
  )
}
