CREATE TABLE "demande_echeance_legale" (
	"demande_id" uuid NOT NULL,
	"cle" text NOT NULL,
	"echeance" date NOT NULL,
	"tenue_le" timestamp with time zone,
	CONSTRAINT "demande_echeance_legale_demande_id_cle_pk" PRIMARY KEY("demande_id","cle")
);
--> statement-breakpoint
CREATE TABLE "demande_registre" (
	"demande_id" uuid PRIMARY KEY NOT NULL,
	"nature" text NOT NULL,
	"cause" text,
	"action" text
);
--> statement-breakpoint
ALTER TABLE "contrat" ADD COLUMN "is_obligatoire" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "demandeur" text;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "demandeur_empreinte" text;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "personne_id" uuid;--> statement-breakpoint
ALTER TABLE "demande" ADD COLUMN "identite_verifiee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demande_echeance_legale" ADD CONSTRAINT "demande_echeance_legale_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande_registre" ADD CONSTRAINT "demande_registre_demande_id_demande_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demande"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demande_echeance_legale_ouverte" ON "demande_echeance_legale" USING btree ("echeance") WHERE tenue_le is null;--> statement-breakpoint
ALTER TABLE "demande" ADD CONSTRAINT "demande_personne_id_personne_id_fk" FOREIGN KEY ("personne_id") REFERENCES "public"."personne"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demande_demandeur" ON "demande" USING btree ("demandeur_empreinte","cree_le") WHERE demandeur_empreinte is not null;--> statement-breakpoint
CREATE INDEX "demande_personne" ON "demande" USING btree ("personne_id") WHERE personne_id is not null;