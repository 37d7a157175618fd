CREATE TABLE "report_cotisation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"numero_contrat" text NOT NULL,
	"nature" text NOT NULL,
	"cotisation_id" uuid,
	"montant" integer NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cotisation" ADD COLUMN "prix_mensuels" jsonb;--> statement-breakpoint
ALTER TABLE "cotisation" ADD COLUMN "paiement_id" uuid;--> statement-breakpoint
ALTER TABLE "paiement_cotisation" ADD COLUMN "ouvert_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paiement_cotisation" ADD COLUMN "en_trop" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paiement_cotisation" ADD COLUMN "rendu" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paiement_cotisation" ADD COLUMN "classe_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paiement_cotisation" ADD COLUMN "relu_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "indu_echeance" ADD COLUMN "paiement_id" uuid;--> statement-breakpoint
ALTER TABLE "report_cotisation" ADD CONSTRAINT "report_cotisation_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_cotisation_contrat" ON "report_cotisation" USING btree ("client_code","numero_contrat","cotisation_id");--> statement-breakpoint
ALTER TABLE "cotisation" ADD CONSTRAINT "cotisation_paiement_id_paiement_cotisation_id_fk" FOREIGN KEY ("paiement_id") REFERENCES "public"."paiement_cotisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indu_echeance" ADD CONSTRAINT "indu_echeance_paiement_id_paiement_cotisation_id_fk" FOREIGN KEY ("paiement_id") REFERENCES "public"."paiement_cotisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cotisation_paiement" ON "cotisation" USING btree ("paiement_id");--> statement-breakpoint
CREATE INDEX "paiement_cotisation_a_relire" ON "paiement_cotisation" USING btree ("fini_le") WHERE etat = 'expire' and session_id is not null and relu_le is null;--> statement-breakpoint
CREATE INDEX "paiement_cotisation_a_rendre" ON "paiement_cotisation" USING btree ("client_code") WHERE classe_le is null and (etat = 'incoherent' or en_trop > rendu);--> statement-breakpoint
CREATE INDEX "indu_echeance_paiement" ON "indu_echeance" USING btree ("paiement_id");--> statement-breakpoint
-- A page that was opened is taken to have been opened when it was asked for.
UPDATE "paiement_cotisation" SET "ouvert_le" = "cree_le" WHERE "session_id" IS NOT NULL;--> statement-breakpoint
-- Which payment paid an instalment was not kept: it is the first that was accepted for it.
UPDATE "cotisation" c SET "paiement_id" = (SELECT p."id" FROM "paiement_cotisation" p
  WHERE p."client_code" = c."client_code" AND p."numero_contrat" = c."numero_contrat"
    AND p."etat" = 'accepte' AND p."echeances" ? c."id"::text ORDER BY p."fini_le" LIMIT 1)
  WHERE c."etat" = 'payee' AND c."code_mode_paiement" = 'CB';--> statement-breakpoint
UPDATE "indu_echeance" e SET "paiement_id" = (SELECT p."id" FROM "paiement_cotisation" p
  WHERE p."etat" = 'accepte' AND p."echeances" ? e."id"::text ORDER BY p."fini_le" LIMIT 1)
  WHERE e."moyen" = 'carte';--> statement-breakpoint
UPDATE "paiement_cotisation" SET "rendu" = "montant" WHERE "etat" = 'rembourse';
