"""In Clouds of Glory: air combat over the Western Front, 1916 to 1918."""
