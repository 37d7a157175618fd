CREATE TABLE "signature" (
	"demande_id" uuid PRIMARY KEY NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid,
	"acte" text NOT NULL,
	"empreinte" text NOT NULL,
	"contenu" text NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "autorisation_securite" ADD COLUMN "send_type" text DEFAULT 'SMS' NOT NULL;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signature_compte" ON "signature" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "signature_le" ON "signature" USING btree ("client_code","le","demande_id");