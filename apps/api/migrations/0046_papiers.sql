CREATE TABLE "preuve_papier" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid,
	"nature" text NOT NULL,
	"objet" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"moyen" text NOT NULL,
	"adresse" text,
	CONSTRAINT "preuve_papier_une" UNIQUE("compte_id","nature","objet")
);
--> statement-breakpoint
ALTER TABLE "preuve_papier" ADD CONSTRAINT "preuve_papier_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preuve_papier" ADD CONSTRAINT "preuve_papier_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preuve_papier_le" ON "preuve_papier" USING btree ("client_code","le","id");