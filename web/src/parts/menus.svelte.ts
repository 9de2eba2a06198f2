/** What lies over the table. */
export type Menu = 'actions' | 'hint' | 'log' | 'rules' | 'menu' | 'ending' | 'keys' | 'recap';

class Menus {
  open: Menu | null = $state(null);

  show(menu: Menu): void {
    this.open = menu;
  }

  close(): void {
    this.open = null;
  }
}

export const menus = new Menus();
