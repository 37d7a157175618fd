CREATE TABLE "import_lot" (
	"client_code" text NOT NULL,
	"source" text NOT NULL,
	"lot" text NOT NULL,
	"empreinte" text NOT NULL,
	"etages" text NOT NULL,
	"etat" text DEFAULT 'classement' NOT NULL,
	"etapes" integer DEFAULT 0 NOT NULL,
	"faites" integer DEFAULT 0 NOT NULL,
	"rapport" jsonb,
	"lance_par" text NOT NULL,
	"confirme_par" text,
	"commence_le" timestamp with time zone NOT NULL,
	"fini_le" timestamp with time zone,
	CONSTRAINT "import_lot_client_code_source_lot_pk" PRIMARY KEY("client_code","source","lot")
);
--> statement-breakpoint
ALTER TABLE "soin_secret" DROP CONSTRAINT "soin_secret_decompte_id_decompte_id_fk";
--> statement-breakpoint
ALTER TABLE "ligne" DROP CONSTRAINT "ligne_decompte_id_decompte_id_fk";
--> statement-breakpoint
ALTER TABLE "ligne" DROP CONSTRAINT "ligne_paiement_id_paiement_id_fk";
--> statement-breakpoint
ALTER TABLE "decompte" ADD COLUMN "cle" uuid;--> statement-breakpoint
ALTER TABLE "ligne" ADD COLUMN "rang" smallint;--> statement-breakpoint
ALTER TABLE "paiement" ADD COLUMN "cle" uuid;--> statement-breakpoint
ALTER TABLE "contrat" ADD COLUMN "retire_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "telephone_empreinte" text;--> statement-breakpoint
ALTER TABLE "import_lot" ADD CONSTRAINT "import_lot_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soin_secret" ADD CONSTRAINT "soin_secret_decompte_id_decompte_id_fk" FOREIGN KEY ("decompte_id") REFERENCES "public"."decompte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decompte_cle" ON "decompte" USING btree ("client_code","cle");--> statement-breakpoint
CREATE UNIQUE INDEX "paiement_cle" ON "paiement" USING btree ("client_code","cle");--> statement-breakpoint
CREATE UNIQUE INDEX "personne_source" ON "personne" USING btree ("client_code","source");